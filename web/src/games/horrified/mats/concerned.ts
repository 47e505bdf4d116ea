import { about, type Lit } from '../lit';
import type { MatId } from '../view';

/** The mat on which something is to be chosen now: its scarabs, or the Items for its task. */
export function concerned(mats: MatId[], lit: Lit): MatId | null {
  const asked = [...lit.scarabs.values(), ...lit.held.values()][0]?.[0]?.question;
  const mat = asked ? (about(asked).mat as MatId | undefined) : undefined;
  return mat && mats.includes(mat) ? mat : null;
}
