/** Weight limits of uploads in bytes; the page says them before it sends. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024
/** Limit of an avatar, a banner or a logo. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
/** Limit of a proof that is a PDF. */
export const MAX_PDF_BYTES = 5 * 1024 * 1024
