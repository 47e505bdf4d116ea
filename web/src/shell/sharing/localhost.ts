/** Links that others can follow. */

/** Whether an address means the machine itself to whoever uses it, so that nobody else can follow it. */
export const atLocalhost = (hostname: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
