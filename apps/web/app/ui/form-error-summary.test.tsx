// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { part, showPage } from '#test/page.tsx'
import { FormErrorSummary } from './form-error-summary.tsx'

it('what stops a form takes the focus when it appears, and again at the next refusal', async () => {
  const draw = (messages: readonly string[], refusal: number) => (
    <>
      <input id="nom" />
      <FormErrorSummary
        errors={messages.map((message) => ({ fieldId: 'nom', message }))}
        refusal={refusal}
      />
    </>
  )
  const { show } = await showPage(draw([], 0))
  part('#nom').focus()
  await show(draw(['Donnez un nom.'], 1))
  expect(document.activeElement).toBe(part('[role=alert]'))
  part('#nom').focus()
  await show(draw(['Donnez un nom.'], 1))
  expect(document.activeElement).toBe(part('#nom'))
  await show(draw(['Donnez un nom.'], 2))
  expect(document.activeElement).toBe(part('[role=alert]'))
})
