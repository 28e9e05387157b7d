import type { Grade } from '../grade.ts'
import { binomialDistribution } from './binomial-distribution.ts'
import { conditionalProbabilityIndependence } from './conditional-probability-independence.ts'
import { confidenceIntervalProportions } from './confidence-interval-proportions.ts'
import { discreteRandomVariableMeanSd } from './discrete-random-variable-mean-sd.ts'
import { leastSquaresRegressionLine } from './least-squares-regression-line.ts'
import { permutationsCombinationsCount } from './permutations-combinations-count.ts'
import { summaryStatisticsOutliers } from './summary-statistics-outliers.ts'
import { zScoreNormalArea } from './z-score-normal-area.ts'

export const statistics: Grade = {
  id: 'statistics',
  topics: [
    'variable-types-categorical-displays',
    'describe-distribution-histogram-stemplot',
    summaryStatisticsOutliers,
    'compare-distributions-boxplots',
    'empirical-rule-normal',
    zScoreNormalArea,
    'two-way-conditional-association',
    'scatterplot-correlation',
    leastSquaresRegressionLine,
    'residual-plot-analysis',
    'sampling-methods-bias',
    'experimental-design-inference',
    'simulation-probability-estimate',
    'event-operations-addition-rule',
    conditionalProbabilityIndependence,
    'tree-diagram-multiplication-bayes',
    permutationsCombinationsCount,
    'probability-with-counting',
    discreteRandomVariableMeanSd,
    'expected-value-decisions',
    'combine-transform-random-variables',
    binomialDistribution,
    'geometric-distribution-probability',
    'sampling-distribution-mean-proportion',
    confidenceIntervalProportions,
    'confidence-interval-means',
    'hypothesis-test-setup-errors',
    'one-two-proportion-z-tests',
    'one-two-mean-t-tests',
    'chi-square-tests',
    'regression-slope-inference',
    'select-inference-procedure',
  ],
}
