import { useEffect, useState } from 'react'
import { applyTheme, readTheme, type Theme } from './theme.ts'
import { type ToggleOption, ViewToggle } from './view-toggle.tsx'

const options: ToggleOption<Theme>[] = [
  { value: 'auto', label: 'Auto', icon: 'screen' },
  { value: 'light', label: 'Clair', icon: 'sun' },
  { value: 'dark', label: 'Sombre', icon: 'moon' },
]

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('auto')
  useEffect(() => setTheme(readTheme()), [])
  const choose = (chosen: Theme) => {
    applyTheme(chosen)
    setTheme(chosen)
  }
  return <ViewToggle label="Thème" onChange={choose} options={options} value={theme} />
}
