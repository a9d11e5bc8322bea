// @vitest-environment happy-dom
import { addPoint } from '@foulee/domain/parcours/tracer/drawing'
import { encodePolyline } from '@foulee/trace/polyline'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { part, showPage } from '#test/page.tsx'
import { AddPlace } from './add-place.tsx'
import { PointsList } from './points-list.tsx'
import { readDrawing, storedKey } from './stored-drawing.ts'
import { useDrawing } from './use-drawing.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type Asked = { body: { troncons: { de: [number, number]; a: [number, number]; mode: string }[] } }

/** An engine whose paths go round by a corner. */
const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('#platform/api/api.ts', () => ({ api }))
/** React Aria's combobox, which has keys of its own. */
vi.mock('#kit/places/place-field.tsx', () => ({ default: () => null }))

const KEY = storedKey('')
const ME = 7

function Drawing({ me = ME }: { me?: number }) {
  const restored = readDrawing(KEY, me)
  const traced = useDrawing({
    restored,
    opened: null,
    openedVersion: null,
    storedKey: KEY,
    users_id: me,
  })
  useUndoKeys(traced)
  return (
    <>
      <AddPlace
        onAdd={(to) => traced.change((known) => addPoint(known, to, 'chemin'))}
        onSee={vi.fn()}
      />
      <PointsList onSee={vi.fn()} traced={traced} />
      <output>{traced.figures?.distance ?? 0}</output>
    </>
  )
}

const open = (me?: number) =>
  showPage(
    <QueryClientProvider client={new QueryClient()}>
      <Drawing {...(me !== undefined && { me })} />
    </QueryClientProvider>,
  )

beforeEach(() => {
  localStorage.clear()
  api.mockImplementation(async (_: string, { body }: Asked) => ({
    data: {
      troncons: body.troncons.map(({ de, a, mode }) => ({
        ligne: encodePolyline({
          lon: Float64Array.of(de[0], a[0], a[0]),
          lat: Float64Array.of(de[1], de[1], a[1]),
        }),
        altitudes: [400, 450, 500],
        distance: 1,
        mode,
        terrains: null,
        consignes: null,
      })),
    },
  }))
})

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

async function type(label: string, text: string) {
  const form = [...document.querySelectorAll('form')].find((known) =>
    known.textContent?.includes(label),
  )
  const field = form?.querySelector<HTMLInputElement>('[name=coordonnees]')
  if (!form || !field) throw new Error(`No form has « ${label} ».`)
  field.value = text
  await act(async () => form.requestSubmit())
  await settle()
}

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.replace(/\s/g, ' ') === name,
  )
  if (!button) throw new Error(`No button « ${name} ».`)
  await act(async () => button.click())
  await settle()
}

const pressUndo = (init: KeyboardEventInit = {}) =>
  act(async () => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, ...init }),
    )
  })

const metres = () => Number(part('output').textContent)
const names = () =>
  [...document.querySelectorAll('.trace-points-row > div:first-child .font-semibold')].map(
    ({ textContent }) => textContent,
  )

it('without a map, points are added, inserted, moved and removed by keys, and all is undone', async () => {
  await open()
  await type('Coordonnées', '45,9 6,1')
  await type('Coordonnées', '45.91, 6.12')
  expect(names()).toEqual(['Départ', 'Arrivée'])
  const first = metres()
  // Round by the corner: longer than the 1 900 m between the points.
  expect(first).toBeGreaterThan(2500)
  await press('Modifier Arrivée')
  await press('Insérer un point entre Départ et Arrivée')
  expect(names()).toEqual(['Départ', 'Point 2', 'Arrivée'])
  expect(Math.abs(metres() - first)).toBeLessThan(3)
  await press('Aller tout droit entre Départ et Point 2')
  await type('Coordonnées, Point 2', '45.93 6.11')
  expect(metres()).toBeGreaterThan(first + 1000)
  await press('Retirer Point 2')
  expect(names()).toEqual(['Départ', 'Arrivée'])
  expect(document.activeElement?.id).toBe('trace-points')
  for (let times = 0; times < 4; times++) await pressUndo()
  expect(names()).toEqual(['Départ', 'Arrivée'])
  expect(metres()).toBe(first)
  await pressUndo({ shiftKey: true })
  expect(names()).toEqual(['Départ', 'Point 2', 'Arrivée'])
})

it('words that are no coordinates are refused beside their field', async () => {
  await open()
  await type('Coordonnées', 'Annecy')
  expect(part('form').textContent).toContain('Indiquez une latitude et une longitude')
  expect(names()).toEqual([])
})

it('follows what another tab draws, and can take it back', async () => {
  await open()
  await type('Coordonnées', '45,9 6,1')
  await type('Coordonnées', '45.91, 6.12')
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '')
  const other = { ...stored, points: stored.points.slice(0, 1), legs: [], book: [] }
  await act(async () => {
    localStorage.setItem(KEY, JSON.stringify(other))
    const event = { key: KEY, newValue: JSON.stringify(other) }
    window.dispatchEvent(new StorageEvent('storage', event))
  })
  expect(names()).toEqual(['Départ'])
  await pressUndo()
  expect(names()).toEqual(['Départ', 'Arrivée'])
})

it('a draft comes back without asking again, to its author alone', async () => {
  await open()
  await type('Coordonnées', '45,9 6,1')
  await type('Coordonnées', '45.91, 6.12')
  const drawn = metres()
  api.mockClear()
  const { leave } = await open()
  expect(metres()).toBe(drawn)
  await settle()
  expect(api).not.toHaveBeenCalled()
  await leave()
  await open(ME + 1)
  expect(names()).toEqual([])
  expect(localStorage).toHaveLength(0)
})
