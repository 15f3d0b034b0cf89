/** The one project and dataset of this lake (decisions §3.8). */
export const projectId = 'sandbox';
export const dataset = 'production';
