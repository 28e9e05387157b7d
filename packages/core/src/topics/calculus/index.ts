import type { Grade } from '../grade.ts'
import { absoluteExtremaCandidates } from './absolute-extrema-candidates.ts'
import { antiderivativesBasicRules } from './antiderivatives-basic-rules.ts'
import { areaBetweenCurves } from './area-between-curves.ts'
import { chainRuleDerivatives } from './chain-rule-derivatives.ts'
import { definiteIntegralsFtc } from './definite-integrals-ftc.ts'
import { implicitDifferentiation } from './implicit-differentiation.ts'
import { integrationByParts } from './integration-by-parts.ts'
import { integrationUSubstitution } from './integration-u-substitution.ts'
import { limitsAlgebraicTechniques } from './limits-algebraic-techniques.ts'
import { powerRuleDerivatives } from './power-rule-derivatives.ts'
import { productQuotientRuleDerivatives } from './product-quotient-rule-derivatives.ts'
import { riemannTrapezoidSums } from './riemann-trapezoid-sums.ts'
import { separableEquationsSolutions } from './separable-equations-solutions.ts'
import { slopeFields } from './slope-fields.ts'
import { tangentNormalLines } from './tangent-normal-lines.ts'
import { taylorMaclaurinSeriesManipulation } from './taylor-maclaurin-series-manipulation.ts'

export const calculus: Grade = {
  id: 'calculus',
  topics: [
    'limits-from-graphs-tables',
    limitsAlgebraicTechniques,
    'squeeze-theorem-trig-limits',
    'continuity-discontinuity-parameters',
    'infinite-limits-at-infinity',
    'intermediate-value-theorem',
    'derivative-limit-definition',
    'derivative-estimates-context',
    'differentiability-piecewise',
    powerRuleDerivatives,
    'trig-exp-log-derivatives',
    productQuotientRuleDerivatives,
    chainRuleDerivatives,
    implicitDifferentiation,
    'inverse-function-derivatives',
    'derivative-technique-selection-higher-order',
    tangentNormalLines,
    'motion-derivative-analysis',
    'related-rates-problems',
    'linear-approximation-differentials',
    'lhopital-rule-limits',
    'mean-value-rolle-theorem',
    absoluteExtremaCandidates,
    'first-derivative-test-intervals',
    'concavity-second-derivative-test',
    'derivative-graph-connections',
    'optimization-calculus',
    riemannTrapezoidSums,
    'definite-integral-geometry-properties',
    'accumulation-function-ftc',
    antiderivativesBasicRules,
    definiteIntegralsFtc,
    integrationUSubstitution,
    'integral-division-square-trig',
    integrationByParts,
    'partial-fraction-integrals',
    'improper-integral-evaluation',
    'de-verification-modeling',
    slopeFields,
    'euler-method',
    separableEquationsSolutions,
    'growth-logistic-models',
    'average-value-function',
    'motion-accumulation-integrals',
    areaBetweenCurves,
    'cross-section-volume-integrals',
    'disk-washer-shell-volumes',
    'arc-length-curve',
    'parametric-derivatives',
    'vector-valued-planar-motion',
    'polar-derivative-area',
    'sequence-series-geometric-divergence',
    'integral-p-comparison-tests',
    'alternating-ratio-absolute-tests',
    'taylor-polynomial-error',
    'power-series-convergence-interval',
    taylorMaclaurinSeriesManipulation,
  ],
}
