// Takes addresses out of package-lock.json (where packages ask for funding): npm does not need them. `npm run lock` after a change.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const entry of Object.values(lock.packages)) delete entry.funding;
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
