/** Address of one reply's calls. */
export const replyPath = (id: string): string => `/inbox/${encodeURIComponent(id)}`
