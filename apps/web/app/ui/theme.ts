import { deviceStorage } from '#platform/browser-storage.ts'

export type Theme = 'auto' | 'light' | 'dark'

const storageKey = 'theme'

/** `sessionStorage` key: the page intro has played (produit 2.4, `introDone`). */
export const introKey = 'introDone'

/** In the <head>, before the first paint: applies the stored theme, and the intro only once. */
export const headScript = `try{var d=document.documentElement.dataset,t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')d.theme=t;if(!sessionStorage.getItem('${introKey}'))d.intro='play'}catch(e){}`

export function readTheme(): Theme {
  const stored = deviceStorage.get(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

export function applyTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  // If it is refused, the choice lasts as long as the page.
  if (theme === 'auto') deviceStorage.remove(storageKey)
  else deviceStorage.set(storageKey, theme)
}
