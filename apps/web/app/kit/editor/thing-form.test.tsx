// @vitest-environment happy-dom
import { CallError } from '@foulee/contract/shared/call-error'
import { act, use } from 'react'
import { expect, it, vi } from 'vitest'
import { part, showPage } from '#test/page.tsx'
import { DrawAfterSave } from './draw-after-save.ts'
import { ThingForm } from './thing-form.tsx'

const passed = new CallError('version_depassee', 'Changée depuis.', { status: 409 })
type Failing = { onError?: (cause: Error) => void }
const saving = {
  mutate: (_: unknown, { onError }: Failing = {}) => onError?.(passed),
  error: passed,
  isPending: false,
}

it.each([
  ['closes where an earlier save had arrived without an answer', 'Après', true],
  ['offers the choice where somebody else wrote other words', 'Ailleurs', false],
])('a form that is told of a newer version %s', async (_, nom, isClosed) => {
  const onClose = vi.fn()
  const draw = (version: number, current: string) => (
    <ThingForm
      current={{ nom: current }}
      flags={[]}
      formatValue={(_, value) => value}
      labels={{ nom: 'Nom' }}
      onClose={onClose}
      saving={saving as never}
      values={{ nom: 'Avant' }}
      version={version}
    >
      {() => <input defaultValue="Avant" name="nom" />}
    </ThingForm>
  )
  const { show } = await showPage(draw(1, 'Avant'))
  part<HTMLInputElement>('[name=nom]').value = 'Après'
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  await act(async () => part('form').dispatchEvent(submit))
  expect(onClose).not.toHaveBeenCalled()
  await show(draw(2, nom))
  expect(onClose).toHaveBeenCalledTimes(Number(isClosed))
  expect(document.body.textContent?.includes('Ailleurs')).toBe(!isClosed)
})

const DrawButton = () => {
  const draw = use(DrawAfterSave)
  return (
    <button onClick={() => draw?.()} type="button">
      Tracer
    </button>
  )
}

it.each([
  ['saves what was typed, then draws for it', 'Après', { id: 3 }],
  ['draws at once where nothing was typed', 'Avant', null],
])('a form that is left for a drawing %s', async (_, typed, answer) => {
  const mutate = vi.fn((_, { onSuccess }) => onSuccess({ id: 3 }))
  const [onClose, onDraw] = [vi.fn(), vi.fn()]
  await showPage(
    <ThingForm
      current={{ nom: 'Avant' }}
      flags={[]}
      formatValue={(_, value) => value}
      labels={{ nom: 'Nom' }}
      onClose={onClose}
      onDraw={onDraw}
      saving={{ mutate, error: null, isPending: false } as never}
      values={{ nom: 'Avant' }}
      version={1}
    >
      {() => (
        <>
          <input defaultValue="Avant" name="nom" />
          <DrawButton />
        </>
      )}
    </ThingForm>,
  )
  part<HTMLInputElement>('[name=nom]').value = typed
  await act(async () => part('button').click())
  expect(mutate.mock.calls.map(([sent]) => sent)).toEqual(
    answer ? [{ changed: { nom: typed }, version: 1 }] : [],
  )
  expect(onClose).toHaveBeenCalledOnce()
  expect(onDraw).toHaveBeenCalledExactlyOnceWith(answer)
})

it('a form that is saved by its own button leads to no drawing', async () => {
  const onDraw = vi.fn()
  const mutate = vi.fn((_, { onSuccess }) => onSuccess({ id: 3 }))
  await showPage(
    <ThingForm
      current={{ nom: 'Avant' }}
      flags={[]}
      formatValue={(_, value) => value}
      labels={{ nom: 'Nom' }}
      onClose={vi.fn()}
      onDraw={onDraw}
      saving={{ mutate, error: null, isPending: false } as never}
      values={{ nom: 'Avant' }}
      version={1}
    >
      {() => <input defaultValue="Avant" name="nom" />}
    </ThingForm>,
  )
  part<HTMLInputElement>('[name=nom]').value = 'Après'
  await act(async () => part<HTMLFormElement>('form').requestSubmit())
  expect(mutate).toHaveBeenCalledOnce()
  expect(onDraw).not.toHaveBeenCalled()
})
