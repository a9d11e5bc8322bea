import { useEffect } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

function isAsking(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return false
  return !(event.target instanceof Element && event.target.closest(FIELDS))
}

export function useSlash(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isAsking(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
}
