import headingFont from './heading.woff2?url'
import textFont from './text.woff2?url'

/** The files every page needs first, for preload links. */
export const fontFiles = [textFont, headingFont]
