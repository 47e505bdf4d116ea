import type { MonsterLook } from '../monster';

export const LOOK: MonsterLook = {
  figures: {
    frankenstein: { icon: 'frankenstein-creature', colour: '#c3db94' },
    bride: { icon: 'gl-bride', colour: '#f2c6d6' },
  },
  drawings: {
    'gl-bride':
      '<g fill="currentColor" fill-rule="evenodd"><path d="M256 16C150 16 108 100 116 200C122 270 128 320 104 404C132 424 164 428 188 420L196 404C170 380 158 340 160 296C164 240 206 226 256 226C306 226 348 240 352 296C354 340 342 380 316 404L324 420C348 428 380 424 408 404C384 320 390 270 396 200C404 100 362 16 256 16ZM172 96L214 132L184 158L216 196L196 214L148 160L178 134L154 112ZM340 96L298 132L328 158L296 196L316 214L364 160L334 134L358 112Z"/><path d="M178 302C178 264 210 246 256 246C302 246 334 264 334 302C334 364 304 410 256 424C208 410 178 364 178 302ZM200 304Q222 286 244 304Q222 320 200 304ZM268 304Q290 286 312 304Q290 320 268 304ZM228 372Q256 356 284 372Q256 394 228 372Z"/><path d="M140 500C150 454 196 442 224 438L256 456L288 438C316 442 362 454 372 500Z"/></g>',
  },
  height: { open: 280, folded: 106 },
  hard: 3,
  progress: ({ frankenstein_bride: pair }, { humanity }) => ({
    done: pair && pair.frankenstein + pair.bride,
    of: humanity.frankenstein + humanity.bride,
  }),
};
