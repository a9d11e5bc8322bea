export type OpenPanel = string | null
export const allGroups = 'tous'

export type FilterSheetProps = { open: OpenPanel; onClose: () => void; nb: number | undefined }
