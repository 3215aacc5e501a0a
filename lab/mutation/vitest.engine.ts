import { testsOf } from './testsOf.ts';

export default testsOf('src/game/engine/*.test.ts', 'tests/{auditor,scenarios}/*.test.ts');
