/** Files that the client gives to the player. */

/** The address of a text, for a link that downloads it. */
export const textFile = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;

/** Download a text under this name. */
export function download(text: string, name: string) {
  const anchor = document.createElement('a');
  anchor.href = textFile(text);
  anchor.download = name;
  anchor.click();
}
