/**
 * `accept` of photo inputs. HEIC is left out on purpose: an iPhone then converts its photos to JPEG
 * itself, with their EXIF place and time (decision 144).
 */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
