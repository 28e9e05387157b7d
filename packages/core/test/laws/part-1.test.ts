import { lawsOfPart } from './laws-of-part.ts'

await lawsOfPart(1)
