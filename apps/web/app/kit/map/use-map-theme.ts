import { useSyncExternalStore } from 'react'
import type { MapTheme } from './palette.ts'

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(notify: () => void): () => void {
  const system = systemIsDark()
  const choice = new MutationObserver(notify)
  system.addEventListener('change', notify)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', notify)
    choice.disconnect()
  }
}

function read(): MapTheme {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return systemIsDark().matches ? 'dark' : 'light'
}

export function useMapTheme(): MapTheme {
  return useSyncExternalStore(subscribe, read, () => 'light')
}
