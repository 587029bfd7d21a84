/** Specification, section 9: default page 0, default size 30, max size 50, newest first. */
export const paging = { defaultPage: 0, defaultSize: 30, maxSize: 50, defaultSort: ['updatedAt', 'DESC'] } as const
