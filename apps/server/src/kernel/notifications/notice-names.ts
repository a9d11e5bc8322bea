export const nameCommentNotice = (id: number) => `commentaire:${id}`
