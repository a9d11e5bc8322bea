/** The key of the notice that tells of a comment. */
export const nameCommentNotice = (id: number) => `commentaire:${id}`
