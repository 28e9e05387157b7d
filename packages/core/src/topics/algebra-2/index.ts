import type { Grade } from '../grade.ts'
import { complexNumberArithmetic } from './complex-number-arithmetic.ts'
import { evaluateLogarithmsDefinition } from './evaluate-logarithms-definition.ts'
import { exponentialEquationsLogs } from './exponential-equations-logs.ts'
import { geometricSeriesSums } from './geometric-series-sums.ts'
import { inverseFunctionsAlgebraic } from './inverse-functions-algebraic.ts'
import { logarithmProperties } from './logarithm-properties.ts'
import { matrixArithmeticOperations } from './matrix-arithmetic-operations.ts'
import { polynomialLongSyntheticDivision } from './polynomial-long-synthetic-division.ts'
import { quadraticsComplexRoots } from './quadratics-complex-roots.ts'
import { rationalEquationsExtraneous } from './rational-equations-extraneous.ts'
import { rationalExpressionsMultiplyDivide } from './rational-expressions-multiply-divide.ts'
import { unitCircleExactValues } from './unit-circle-exact-values.ts'

export const algebra2: Grade = {
  id: 'algebra-2',
  topics: [
    'function-graph-transformations',
    'radical-step-function-graphs',
    'function-key-features-rate',
    'compare-nonlinear-functions',
    'function-operations-composition',
    inverseFunctionsAlgebraic,
    'absolute-value-compound-inequalities',
    complexNumberArithmetic,
    quadraticsComplexRoots,
    'vertex-form-complete-square',
    'quadratic-inequality-solutions',
    'parabola-focus-directrix',
    'line-conic-systems',
    'three-variable-linear-systems',
    'linear-programming-vertices',
    matrixArithmeticOperations,
    'matrix-determinant-inverse',
    'matrix-equation-systems',
    'factor-cubics-quadratic-form',
    'polynomial-identities-structure',
    'binomial-expansion-theorem',
    polynomialLongSyntheticDivision,
    'remainder-factor-theorem',
    'polynomial-rational-zeros',
    'polynomial-from-zeros',
    'polynomial-graph-end-behavior',
    rationalExpressionsMultiplyDivide,
    'rational-expressions-add-subtract',
    rationalEquationsExtraneous,
    'rational-function-graph-features',
    'joint-inverse-variation',
    'rational-exponent-expressions',
    'nth-root-radical-operations',
    'radical-equations-extraneous',
    'exponential-function-graph',
    evaluateLogarithmsDefinition,
    logarithmProperties,
    exponentialEquationsLogs,
    'logarithmic-equations',
    'logarithmic-function-graph',
    'compound-continuous-growth-models',
    'translate-sequence-formulas',
    'arithmetic-series-sums',
    geometricSeriesSums,
    'radian-degree-conversion',
    unitCircleExactValues,
    'sine-cosine-graph-features',
    'pythagorean-identity-trig-values',
    'graphical-equation-solutions',
    'rearrange-nonlinear-formulas',
  ],
}
