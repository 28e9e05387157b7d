import type { Grade } from '../grade.ts'
import { ellipseHyperbolaFeatures } from './ellipse-hyperbola-features.ts'
import { lawOfCosinesSolve } from './law-of-cosines-solve.ts'
import { lawOfSinesSolve } from './law-of-sines-solve.ts'
import { partialFractionDecomposition } from './partial-fraction-decomposition.ts'
import { polarRectangularConversion } from './polar-rectangular-conversion.ts'
import { rationalAsymptotesHolesSlant } from './rational-asymptotes-holes-slant.ts'
import { sumDifferenceAngleFormulas } from './sum-difference-angle-formulas.ts'
import { trigEquationSolving } from './trig-equation-solving.ts'
import { vectorComponentsMagnitude } from './vector-components-magnitude.ts'

export const precalculus: Grade = {
  id: 'precalculus',
  topics: [
    'rate-change-concavity',
    'polynomial-extrema-multiplicity',
    rationalAsymptotesHolesSlant,
    'polynomial-rational-inequalities',
    partialFractionDecomposition,
    'function-model-selection-construction',
    'additive-multiplicative-patterns',
    'exponential-log-inequality-inverse',
    'semi-log-data-modeling',
    'coterminal-angles-angular-speed',
    'six-trig-function-values',
    'sinusoid-equation-from-graph',
    'sinusoidal-context-modeling',
    'tangent-reciprocal-graphs',
    'inverse-trig-values',
    trigEquationSolving,
    'trig-expression-simplification',
    'trig-identity-verification',
    sumDifferenceAngleFormulas,
    'double-half-angle-formulas',
    lawOfSinesSolve,
    lawOfCosinesSolve,
    'triangle-area-sine-heron',
    vectorComponentsMagnitude,
    'vector-operations-graphical',
    'vector-velocity-force-problems',
    'dot-product-angle-projection',
    polarRectangularConversion,
    'polar-curve-graphs',
    'complex-plane-geometry',
    'complex-polar-de-moivre',
    'parametric-equation-elimination',
    'parametric-planar-motion',
    ellipseHyperbolaFeatures,
    'conic-general-form-classify',
    'matrix-linear-transformations',
    'matrix-transition-models',
  ],
}
