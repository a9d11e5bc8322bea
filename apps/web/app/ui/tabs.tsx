import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { NavLink } from 'react-router'
import { nextTabIndex } from './tab-keys.ts'

type Tab = { id: string; label: ReactNode; content: ReactNode }

type TabsProps = { label: string; tabs: Tab[]; initialId?: string }

export function Tabs({ label, tabs, initialId }: TabsProps) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [selectedId, select] = useState(initialId ?? tabs[0]?.id)

  const move = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === selectedId)
    const next = nextTabIndex(event.key, current, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(tabs[next]?.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="grid gap-5">
      <div
        aria-label={label}
        className="tabs"
        onKeyDown={move}
        ref={list}
        role="tablist"
        tabIndex={-1}
      >
        {tabs.map((tab) => (
          <button
            aria-controls={`${prefix}-${tab.id}`}
            aria-selected={tab.id === selectedId}
            className="tab"
            id={`${prefix}-${tab.id}-tab`}
            key={tab.id}
            onClick={() => select(tab.id)}
            role="tab"
            tabIndex={tab.id === selectedId ? 0 : -1}
            type="button"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          aria-labelledby={`${prefix}-${tab.id}-tab`}
          className="tab-panel"
          data-selected={tab.id === selectedId || undefined}
          id={`${prefix}-${tab.id}`}
          key={tab.id}
          role="tabpanel"
        >
          <p aria-hidden="true" className="print-only tab-panel-title">
            {tab.label}
          </p>
          {tab.content}
        </div>
      ))}
    </div>
  )
}

type TabLinksProps = { label: string; links: { to: string; label: ReactNode; isEnd?: boolean }[] }

export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label} className="tabs" ref={observeCurrent}>
      {links.map((link) => (
        <NavLink className="tab" end={link.isEnd} key={link.to} preventScrollReset to={link.to}>
          {link.label}
        </NavLink>
      ))}
    </nav>
  )
}

function showCurrent(strip: HTMLElement): void {
  const current = strip.querySelector<HTMLElement>('[aria-current]')
  if (!current) return
  const left = current.offsetLeft - strip.offsetLeft
  strip.scrollLeft = left - (strip.clientWidth - current.offsetWidth) / 2
}

/** Counts load later and widen the strip: it is scrolled again, until touched. */
function observeCurrent(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined
  showCurrent(strip)
  const observer = new ResizeObserver(() => showCurrent(strip))
  for (const tab of strip.children) observer.observe(tab)
  const stop = () => observer.disconnect()
  strip.addEventListener('pointerdown', stop, { once: true })
  return stop
}
