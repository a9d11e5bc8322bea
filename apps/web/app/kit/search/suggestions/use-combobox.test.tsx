// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { part, pressKey, showPage } from '#test/page.tsx'
import { useCombobox } from './use-combobox.ts'

function Marked(props: Parameters<typeof useCombobox>[0]) {
  useCombobox(props)
  return null
}

it('the option on which the arrows stand is told of the field, and none once the list is closed', async () => {
  const field = document.createElement('input')
  const [onMove, onTake, onOpen, onClose] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const draw = (isShown: boolean, active: number) => (
    <Marked
      {...{
        field,
        id: 'liste',
        isShown,
        active,
        count: 3,
        onMove,
        onChoose: onTake,
        onOpen,
        onClose,
      }}
    />
  )
  const { show } = await showPage(draw(true, -1))
  document.body.append(field)
  const getActiveId = () => field.getAttribute('aria-activedescendant')
  expect([getActiveId(), field.getAttribute('aria-expanded')]).toEqual([null, 'true'])
  expect(await pressKey(field, 'ArrowDown')).toBe(true)
  expect(onMove).toHaveBeenCalledWith(0)
  await show(draw(true, 1))
  expect(getActiveId()).toBe('liste-1')
  await pressKey(field, 'Enter')
  expect(onTake).toHaveBeenCalledWith(1)
  await show(draw(false, 1))
  expect([getActiveId(), field.getAttribute('aria-expanded')]).toEqual([null, 'false'])
  expect(part('#page').textContent).toBe('')
})
