/**
 * What was done in a step of a worked solution, said the same way everywhere. A slot in braces takes a number, an expression or
 * words with their article. Imported as `import * as because`; the id is what teachers' tools read.
 */
export * from './any-grade.ts'
export * from './calculus.ts'
export * from './counting.ts'
export * from './equations.ts'
export * from './fractions.ts'
export * from './functions.ts'
export * from './geometry.ts'
export * from './logarithms.ts'
export * from './measurement.ts'
export * from './multiplication.ts'
export * from './place-value.ts'
export * from './plane.ts'
export * from './polynomials.ts'
export * from './ratio.ts'
export * from './rational-functions.ts'
export * from './statistics.ts'
export * from './theorems.ts'
export * from './trigonometry.ts'
export * from './vectors.ts'
