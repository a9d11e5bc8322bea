import { courrier } from '../mail/courrier.ts'
import { deliver } from '../mail/deliver.ts'
import { type Work, work } from './job.ts'

/** Every job and who does it. */
export const WORKS: readonly Work[] = [work(courrier, deliver)]
