// @vitest-environment happy-dom
import { CallError } from '@foulee/contract/shared/call-error'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { part, showPage } from '#test/page.tsx'
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
