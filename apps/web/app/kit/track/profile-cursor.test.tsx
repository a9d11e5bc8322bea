// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { part, showPage } from '#test/page.tsx'
import { createCursor } from './cursor.ts'
import { ProfileCursor } from './profile-cursor.tsx'

const SAMPLES = {
  step: 1000,
  length: 2000,
  lon: Float64Array.of(5, 5.01, 5.02),
  lat: Float64Array.of(45, 45, 45),
  altitudes: [200, 300, 250],
  slopes: [0, 0.1, -0.05],
}

it('the profile follows the keys of its slider, says where they stand, and lets go when it is left', async () => {
  const cursor = createCursor()
  await showPage(<ProfileCursor cursor={cursor} label="Le lac" samples={SAMPLES} scale={null} />)
  const slider = part<HTMLInputElement>('input[type=range]')
  await act(async () => {
    // As the browser does for an arrow key; React hears no value that was written by a script.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '1000')
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(cursor.read()).toBe(1000)
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^km\s1,0 · 300\sm/)
  expect(part('.profile-reading').textContent).toBe(slider.getAttribute('aria-valuetext'))
  await act(async () => slider.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(cursor.read()).toBeNull()
})
