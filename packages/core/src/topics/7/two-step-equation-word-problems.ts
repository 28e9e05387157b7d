import { defineTopic, itemOf } from '../../author.ts'
import { easyStories } from './two-step-equation-word-problems/easy-stories.ts'
import { arithmeticForm, correctingForm, storyChoiceForm } from './two-step-equation-word-problems/forms.ts'
import { hardStories } from './two-step-equation-word-problems/hard-stories.ts'
import { levels } from './two-step-equation-word-problems/levels.ts'
import { mediumStories } from './two-step-equation-word-problems/medium-stories.ts'
import { tapeForm } from './two-step-equation-word-problems/tapes.ts'
import { choosingForm, writingForm } from './two-step-equation-word-problems/writing.ts'

/** Stories of which only the equation is chosen, both with parentheses: no sheet tells one twice. */
const chosen = [1, 5].map(i => itemOf(mediumStories, i))

export const twoStepEquationWordProblems = defineTopic(
  {
    id: 'two-step-equation-word-problems',
    name: { en: 'Word problems with two-step equations', es: 'Problemas verbales con ecuaciones de dos pasos' },
    description: {
      en: 'Write a two-step equation for a real situation, solve it and answer the question.',
      es: 'Escribe una ecuación de dos pasos para una situación real, resuélvela y contesta la pregunta.',
    },
    domain: 'Expressions & Equations',
    standards: ['7.EE.B.3', '7.EE.B.4', '7.EE.B.4a'],
    rev: 4,
    levels,
  },
  form => ({
    feeAndRate: writingForm(form, 'easy', 2, easyStories.slice(0, 5)),
    chooseTheEquation: choosingForm(form, 'easy', easyStories.slice(5)),
    tapeWithOneMore: tapeForm(form, 'easy'),

    onceOrEachTime: writingForm(
      form,
      'medium',
      3,
      mediumStories.filter(story => !chosen.includes(story)),
    ),
    chooseOnceOrEachTime: choosingForm(form, 'medium', chosen),
    tapeOfGroups: tapeForm(form, 'medium'),
    rightEquation: correctingForm(form),

    lessAndLess: writingForm(form, 'hard', 3, hardStories),
    chooseTheStory: storyChoiceForm(form),
    arithmeticAndAlgebra: arithmeticForm(form),
  }),
)
