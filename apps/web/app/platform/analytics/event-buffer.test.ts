import { expect, it } from 'vitest'
import { createEventBuffer } from './event-buffer.ts'

it('events are buffered until a listener subscribes, then delivered as they come', () => {
  const { emit, listen } = createEventBuffer<number>()
  const heard: number[] = []
  emit(1)
  emit(2)
  listen((item) => heard.push(item))
  expect(heard).toEqual([1, 2])
  emit(3)
  expect(heard).toEqual([1, 2, 3])
})

it('the buffer is bounded when there is never a listener', () => {
  const { emit, listen } = createEventBuffer<number>(2)
  for (const item of [1, 2, 3]) emit(item)
  const heard: number[] = []
  listen((item) => heard.push(item))
  expect(heard).toEqual([1, 2])
})
