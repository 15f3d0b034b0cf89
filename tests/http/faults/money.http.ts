import { moneyFlows } from '../support/fault-matrix/flows.ts';
import { testFlows } from '../support/fault-matrix/test-flow.ts';

testFlows(moneyFlows);
