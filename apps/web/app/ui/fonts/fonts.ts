import headingFont from './heading.woff2?url'
import textFont from './text.woff2?url'

export const fontFiles = [textFont, headingFont]
