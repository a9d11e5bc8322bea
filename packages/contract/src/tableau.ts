/** How a file of rows may be written: its characters, and what stands between two cells. */
export const ENCODAGES = ['utf-8', 'windows-1252', 'utf-16le', 'macintosh', 'cp850'] as const
export const SEPARATEURS = [';', ',', '\t', '|'] as const
