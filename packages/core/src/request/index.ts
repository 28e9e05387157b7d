export { didYouMean } from '../nearest.ts'
export { entrySchema, requestSchema, shapeError } from './schema.ts'
