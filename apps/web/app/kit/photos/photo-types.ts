/**
 * What inputs of photos ask for. HEIC is not in the list on purpose: asked for JPEG, an iPhone turns
 * its photos into one itself, with what it knows of place and time (decision 144).
 */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
