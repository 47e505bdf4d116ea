import { describe, expect, it } from 'vitest';
import { place, stressed } from './guide';

const screen = { width: 1440, height: 900 };
const mark = { width: 342, height: 200 };

describe('a coach mark', () => {
  it('stands to the left of its target if there is room', () => {
    expect(place({ left: 900, top: 300, width: 80, height: 60 }, mark, screen)).toEqual({ left: 900 - 22 - 342, top: 230, arrow: 'right', at: 100 });
  });

  it('stands to the right, above or below otherwise', () => {
    expect(place({ left: 20, top: 300, width: 80, height: 60 }, mark, screen).arrow).toBe('left');
    expect(place({ left: 20, top: 700, width: 1400, height: 100 }, mark, screen).arrow).toBe('bottom');
    expect(place({ left: 20, top: 20, width: 1400, height: 100 }, mark, screen).arrow).toBe('top');
  });

  it('stands above what lies low, where the answers are', () => {
    expect(place({ left: 900, top: 600, width: 80, height: 60 }, mark, screen)).toEqual({ left: 769, top: 378, arrow: 'bottom', at: 171 });
  });

  it('points at the middle of its target even from the edge of the screen', () => {
    expect(place({ left: 14, top: 540, width: 116, height: 70 }, mark, { width: 390, height: 844 })).toEqual({ left: 10, top: 318, arrow: 'bottom', at: 62 });
  });

  it('stays on the screen', () => {
    expect(place({ left: 900, top: 0, width: 80, height: 20 }, mark, screen).top).toBe(10);
  });

  it('stands in the middle when it points at nothing', () => {
    expect(place(null, mark, screen)).toEqual({ left: (1440 - 342) / 2, top: 216, arrow: '', at: 0 });
  });

  it('stresses what stands between stars', () => {
    expect(stressed('Go **there** now')).toEqual([
      { text: 'Go ', strong: false },
      { text: 'there', strong: true },
      { text: ' now', strong: false },
    ]);
  });
});
