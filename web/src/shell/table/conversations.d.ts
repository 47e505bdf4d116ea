declare module 'virtual:conversations' {
  import type { FromClient, FromServer } from '../../generated/messages';

  /** A message that is sent or received, the loss of the connection, or the update since which the page comes back. */
  export type Step = { sent: FromClient } | { received: FromServer } | { lost: true } | { since: number };

  /** A game on the page of one of its players: what requests return, by path, and all that passes between page and table. */
  export interface Conversation {
    code: string;
    game: string;
    replies: Record<string, unknown>;
    steps: Step[];
  }

  const conversations: Conversation[];
  export default conversations;
}
