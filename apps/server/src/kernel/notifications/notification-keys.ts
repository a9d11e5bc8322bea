export const commentNotificationKey = (id: number) => `commentaire:${id}`
