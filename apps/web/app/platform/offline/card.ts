import { clearOfflinePages, hasOfflinePage, saveOfflinePage } from './pages.ts'

const PAGE = '/carte'

export const saveOfflineCard = (html: string): Promise<void> => saveOfflinePage(PAGE, html)

export const hasOfflineCard = (): Promise<boolean> => hasOfflinePage(PAGE)

export const clearOfflineCard = (): Promise<void> => clearOfflinePages((path) => path === PAGE)
