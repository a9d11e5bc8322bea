import { afterAll } from 'vitest'
import { recordRows, saveRecords } from './record-rows.ts'

recordRows()
afterAll(saveRecords)
