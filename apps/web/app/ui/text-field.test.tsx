import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TextField } from './text-field.tsx'

const draw = (props: object) =>
  renderToStaticMarkup(<TextField label="Jour" name="jour" {...props} />)

describe('a date of a form', () => {
  it.each([
    ['without a value', {}],
    ['with an empty value of its own', { defaultValue: '' }],
    ['with an empty value of its page', { value: '', onChange: () => undefined }],
  ])('is styled as empty %s', (_, props) => {
    expect(draw({ type: 'date', ...props })).toContain('data-empty')
  })

  it.each([
    ['with a day of its own', { type: 'date', defaultValue: '2027-03-14' }],
    ['with an hour of its page', { type: 'time', value: '09:00', onChange: () => undefined }],
    ['where it is a text', { defaultValue: '' }],
  ])('is styled as filled %s', (_, props) => {
    expect(draw(props)).not.toContain('data-empty')
  })
})

it('a field is told its help and what to correct, both at once', () => {
  const html = draw({ id: 'jour', hint: 'Le jour du départ.', error: 'Choisissez un jour.' })
  expect(html).toContain('aria-describedby="jour-hint jour-error"')
  expect(html).toMatch(/id="jour-error"[^>]*>.*Choisissez un jour\./)
  expect(html).toContain('aria-invalid="true"')
  expect(draw({ id: 'jour' })).not.toContain('aria-describedby')
})
