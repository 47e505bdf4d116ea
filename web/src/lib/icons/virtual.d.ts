declare module 'virtual:icons' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module 'virtual:icons/games' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module 'virtual:icons/shell' {
  const bodies: Record<string, string>;
  export default bodies;
}
