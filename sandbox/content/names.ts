/** The only project and dataset of the service. */
export const projectId = 'sandbox';
export const dataset = 'production';
