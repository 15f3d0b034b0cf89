import { accountFlows } from '../support/fault-matrix/flows.ts';
import { testFlows } from '../support/fault-matrix/test-flow.ts';

testFlows(accountFlows);
