/** Which part of the panel is open: a group's key, all of them, or none. */
export type OpenPanel = string | null
export const allGroups = 'tous'

export type FilterSheetProps = { open: OpenPanel; onClose: () => void; nb: number | undefined }
