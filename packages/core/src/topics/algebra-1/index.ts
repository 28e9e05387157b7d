import type { Grade } from '../grade.ts'
import { absoluteValueEquations } from './absolute-value-equations.ts'
import { addSubtractPolynomials } from './add-subtract-polynomials.ts'
import { arithmeticSequencesExplicitRecursive } from './arithmetic-sequences-explicit-recursive.ts'
import { compoundInequalities } from './compound-inequalities.ts'
import { exponentLawsMonomials } from './exponent-laws-monomials.ts'
import { exponentialGrowthDecayModels } from './exponential-growth-decay-models.ts'
import { factorSpecialPatterns } from './factor-special-patterns.ts'
import { factorTrinomialsLeadingOne } from './factor-trinomials-leading-one.ts'
import { functionNotationEvaluate } from './function-notation-evaluate.ts'
import { graphLinearInequalitiesTwoVariables } from './graph-linear-inequalities-two-variables.ts'
import { graphQuadraticFunctions } from './graph-quadratic-functions.ts'
import { literalEquationsFormulas } from './literal-equations-formulas.ts'
import { multiplyPolynomialsSpecialProducts } from './multiply-polynomials-special-products.ts'
import { quadraticFormulaDiscriminant } from './quadratic-formula-discriminant.ts'
import { quadraticsByFactoring } from './quadratics-by-factoring.ts'
import { simplifySquareRootRadicals } from './simplify-square-root-radicals.ts'
import { systemsByElimination } from './systems-by-elimination.ts'
import { systemsBySubstitution } from './systems-by-substitution.ts'
import { writeLinearEquationsAllForms } from './write-linear-equations-all-forms.ts'

export const algebra1: Grade = {
  id: 'algebra-1',
  topics: [
    'interpret-expression-parts',
    'unit-analysis-conversions',
    'choose-quantities-precision',
    'justify-equation-steps',
    'linear-equations-rational-coefficients',
    literalEquationsFormulas,
    'linear-equation-word-problems',
    absoluteValueEquations,
    'multi-step-inequalities',
    compoundInequalities,
    'absolute-value-inequalities',
    'domain-range-function-graphs',
    functionNotationEvaluate,
    'key-features-of-function-graphs',
    'average-rate-of-change-interval',
    arithmeticSequencesExplicitRecursive,
    'geometric-sequences-explicit-recursive',
    'graph-lines-intercepts-standard-form',
    writeLinearEquationsAllForms,
    'write-parallel-perpendicular-lines',
    'direct-inverse-variation',
    graphLinearInequalitiesTwoVariables,
    'systems-by-graphing',
    systemsBySubstitution,
    systemsByElimination,
    'systems-word-problems',
    'systems-of-linear-inequalities',
    exponentLawsMonomials,
    'rational-exponents',
    simplifySquareRootRadicals,
    'add-subtract-square-roots',
    'multiply-divide-square-roots',
    'rational-irrational-results',
    addSubtractPolynomials,
    multiplyPolynomialsSpecialProducts,
    'factor-gcf-and-grouping',
    factorTrinomialsLeadingOne,
    'factor-trinomials-leading-a',
    factorSpecialPatterns,
    'factor-polynomials-completely',
    quadraticsByFactoring,
    'quadratics-by-square-roots',
    'quadratics-completing-the-square',
    quadraticFormulaDiscriminant,
    graphQuadraticFunctions,
    'quadratic-forms-vertex',
    'quadratic-word-problems',
    'line-parabola-systems',
    'solve-by-graph-intersection',
    'graph-exponential-functions',
    exponentialGrowthDecayModels,
    'linear-vs-exponential-growth',
    'interpret-linear-exponential-parameters',
    'graph-piecewise-absolute-step',
    'shift-stretch-parent-functions',
    'build-combine-functions',
    'inverse-of-linear-functions',
    'compare-functions-two-representations',
    'compare-distributions-center-spread',
    'two-way-tables-conditional-frequency',
    'linear-regression-residuals',
    'correlation-and-causation',
  ],
}
