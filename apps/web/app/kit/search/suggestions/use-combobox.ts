import { useEffect, useEffectEvent, useState } from 'react'
import { moveActive } from '#ui/move-active.ts'

type Combobox = {
  field: HTMLInputElement
  isTyped: boolean
  id: string
}

export function useTyping({ field, isTyped }: Omit<Combobox, 'id'>) {
  const [state, setState] = useState(() => ({ texte: field.value, isOpen: isTyped, active: -1 }))
  const close = () => setState((now) => ({ ...now, isOpen: false, active: -1 }))
  const move = (active: number) => setState((now) => ({ ...now, active }))
  const open = () => setState({ texte: field.value, isOpen: true, active: -1 })
  useEffect(() => {
    const type = () => setState({ texte: field.value, isOpen: true, active: -1 })
    const close = () => setState((now) => ({ ...now, isOpen: false, active: -1 }))
    field.addEventListener('input', type)
    field.addEventListener('blur', close)
    return () => {
      field.removeEventListener('input', type)
      field.removeEventListener('blur', close)
    }
  }, [field])
  return { ...state, close, move, open }
}

type Keys = Combobox & {
  isShown: boolean
  active: number
  count: number
  onMove: (active: number) => void
  onOpen: () => void
  onClose: () => void
  onChoose: (active: number) => void
}

/** Combobox behaviour for a plain field (WAI-ARIA, list without selection): attributes and keys. */
export function useCombobox(keys: Omit<Keys, 'isTyped'>) {
  const { field, id, isShown, active } = keys
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { count, onMove, onOpen, onClose, onChoose } = keys
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    if (event.key === 'Enter') {
      if (!isShown || active < 0) return onClose()
      event.preventDefault()
      return onChoose(active)
    }
    if (event.key === 'ArrowDown' && !isShown) return onOpen()
    const next = isShown ? moveActive(event.key, active, count) : null
    if (next === null) return undefined
    event.preventDefault()
    onMove(next)
    return document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    field.addEventListener('keydown', listen)
    return () => field.removeEventListener('keydown', listen)
  }, [field])
  useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-expanded', String(isShown))
    field.setAttribute('aria-controls', id)
    if (isShown && active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`)
    else field.removeAttribute('aria-activedescendant')
  }, [field, id, isShown, active])
}
