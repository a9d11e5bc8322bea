import { describe, expect, it } from 'vitest'
import { bindSpaces, capitalize, typeset } from './typographie.ts'

describe('spaces that stay together', () => {
  it.each([
    ['Vraiment ?', 'Vraiment\u00a0?'],
    ['Deux choses : l’une ; l’autre', 'Deux choses\u00a0: l’une\u00a0; l’autre'],
    ['Dites « oui », puis « non ».', 'Dites «\u00a0oui\u00a0», puis «\u00a0non\u00a0».'],
    ['À 10:30', 'À 10:30'],
    ['a ? b', 'a\u00a0? b'],
    ['un :mot', 'un :mot'],
  ])('%s', (text, wanted) => {
    expect(bindSpaces(text)).toBe(wanted)
  })
})

it('typed text is converted to printed typography', () => {
  expect(typeset('Retirer "%{name}" de l\'index...')).toBe(
    'Retirer «\u00a0%{name}\u00a0» de l’index…',
  )
})

it('a sentence is capitalised, accents included', () => {
  expect(['tous les mardis', 'été comme hiver', ''].map(capitalize)).toEqual([
    'Tous les mardis',
    'Été comme hiver',
    '',
  ])
})
