/** What a member may choose; `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark'

const storageKey = 'theme'

/** Kept for the visit once the page intro has played (produit 2.4, `introDone`). */
export const introKey = 'introDone'

/** Runs in the head, before the first paint: the stored theme wins, and the intro plays only once. */
export const headScript = `try{var d=document.documentElement.dataset,t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')d.theme=t;if(!sessionStorage.getItem('${introKey}'))d.intro='play'}catch(e){}`

/** Reads the stored choice; `auto` where storage is refused. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'auto'
  } catch {
    return 'auto'
  }
}

/** Applies a choice to the document and keeps it for the next visit. */
export function applyTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'auto') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}
