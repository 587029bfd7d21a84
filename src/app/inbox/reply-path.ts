/** API path of one reply. */
export const replyPath = (id: string): string => `/inbox/${encodeURIComponent(id)}`
